/**
 * A script in the place of https://app.lemonsqueezy.com/js/lemon.js, with its documented functions. Undocumented but observed: it
 * creates `LemonSqueezy` when the page has loaded or when `createLemonSqueezy` is called, adds `embed=1` to the address, shows
 * a loading layer until the frame posts "mounted", and removes the frame, but not the layer, when it posts "close".
 */
export const LEMON_JS = `(() => {
  let handler = () => {};
  let container;
  const hideLayer = () => document.querySelectorAll('.lemonsqueezy-loader').forEach((layer) => layer.remove());
  const close = () => { container?.remove(); container = undefined; };
  const fill = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0;';

  function open(url) {
    close();
    const layer = document.createElement('div');
    layer.className = 'lemonsqueezy-loader';
    layer.setAttribute('style', fill + 'background: rgb(0 0 0 / 50%); z-index: 99998;');
    const embedded = new URL(url);
    embedded.searchParams.set('embed', '1');
    const frame = document.createElement('iframe');
    frame.style = fill + 'background: white;';
    frame.src = embedded.toString();
    container = document.createElement('div');
    container.style = fill + 'z-index: 2147483647;';
    container.append(frame);
    document.body.append(layer, container);
  }

  window.createLemonSqueezy = () => {
    if (window.LemonSqueezy) return;
    window.LemonSqueezy = {
      Setup({ eventHandler }) { if (eventHandler) handler = eventHandler; },
      Refresh() {},
      Loader: { Show() {}, Hide: hideLayer },
      Url: { Open: open, Close: close },
    };
    window.addEventListener('message', ({ data }) => {
      if (data === 'mounted') hideLayer();
      else if (data === 'close') close();
      else if (typeof data === 'object' && data !== null) handler(data);
    });
  };
  window.addEventListener('load', window.createLemonSqueezy);
})();
`;
