/** What plugins of a wiki do that stand on a line of their own, and what an editor does about it. */
const effects: Readonly<Record<string, string>> = {
  author: 'it tells who edited the page',
  contents: 'the site makes its own table of contents',
  include: 'it shows another page: import that page by itself',
  ls: 'the wiki computes its list of pages',
  ls2: 'the wiki computes its list of pages',
  related: 'the wiki computes its list of pages',
  recent: 'the wiki computes its list of pages',
  comment: 'it is a form; remarks of visitors stand in the lines before it',
  pcomment: 'it is a form; remarks of visitors stand on a page of their own',
  article: 'it is a form; remarks of visitors stand in the lines before it',
  vote: 'it is a poll; its choices are in the report',
  ref: 'it shows a picture or a file: look at the page whether it tells a rule',
  img: 'it shows a picture: look at the page whether it tells a rule',
  table_edit: 'it is a button; the table is read',
  table_edit2: 'it is a button; the table is read',
  tablesort: 'it sorts; the table is read',
  navi: 'it links the pages around this one',
  counter: 'it counts visitors',
  online: 'it counts visitors',
  nomenubar: 'it is layout',
  norelated: 'it is layout',
  nofollow: 'it is layout',
  style: 'it is layout; the text in it is read',
  freeze: 'it locks the page',
  code: 'the text in it is read as wiki text',
  pre: 'the text in it is read as wiki text',
}

/** What a plugin does; undefined where the importer does not know it. */
export const blockPlugin = (name: string): string | undefined => {
  const known = name.toLowerCase()
  return Object.hasOwn(effects, known) ? effects[known] : undefined
}
