// On the page that offers both languages: goes to the one that the browser asks for.
// «/#choose» stays, so that a reader can come back to choose.
;(function () {
  if (location.hash === '#choose') return
  var base = (document.currentScript && document.currentScript.dataset.base) || ''
  var wanted = (navigator.languages || [navigator.language || 'en']).map(function (tag) {
    return tag.slice(0, 2).toLowerCase()
  })
  var language = wanted.find(function (tag) {
    return tag === 'ja' || tag === 'en'
  })
  location.replace(base + '/' + (language || 'en'))
})()
