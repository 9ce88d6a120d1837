// Runs before the first paint: what the reader chose is on <html>, so that nothing flashes.
// A file of its own, not an inline script: the content security policy needs no exception for it.
;(function () {
  var root = document.documentElement
  root.dataset.script = 'on'
  try {
    var theme = localStorage.getItem('uraomote.theme')
    var ruby = localStorage.getItem('uraomote.ruby')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    if (ruby === 'always' || ruby === 'never') root.dataset.ruby = ruby
  } catch {
    // Storage may be closed to the page: the defaults hold.
  }
})()
