// Loaded only when ANALYTICS_ID is set: one page view for each page. The service reads its queue from here.
{
  window.dataLayer ??= []
  const tell = function () {
    // biome-ignore lint/complexity/noArguments: the service tells its commands by this very object
    window.dataLayer.push(arguments)
  }
  tell('js', new Date())
  tell('config', document.currentScript.dataset.id)
}
