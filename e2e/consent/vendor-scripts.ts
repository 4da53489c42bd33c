/**
 * The scripts that the stand-in serves instead of the services' own. Each does what the real one documents, in a few lines: it
 * takes over the calls that were collected before it loaded, obeys the consent, sets its cookie and sends its events. They run in
 * the page, so they use nothing from outside.
 */

/** Google's gtag.js: commands are `arguments` objects in the data layer, and the consent must have a default before any event. */
export function googleScript(): void {
  const page = window as unknown as Record<string, unknown> & { dataLayer: unknown[] };
  const consent: Record<string, unknown> = {};
  const set: Record<string, unknown> = {};
  let config: Record<string, unknown> = {};
  let id = '';
  const obey = (entry: unknown) => {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
    const [command, first, second] = entry as [string, unknown, Record<string, unknown>];
    if (command === 'consent') Object.assign(consent, { [String(first)]: true }, second);
    if (command === 'set') Object.assign(set, first);
    if (command === 'config') {
      id = String(first);
      config = second;
      if (consent['default'] !== true) throw new Error('the consent has no default before the configuration');
      if (second['send_page_view'] !== false) send('automatic_page_view', {});
    }
    if (command === 'event') send(String(first), second);
  };
  const send = (name: string, parameters: Record<string, unknown>) => {
    if (page[`ga-disable-${id}`] === true || consent['analytics_storage'] !== 'granted') return;
    document.cookie = `_ga=GA1.1.1; Path=/; Max-Age=${String(config['cookie_expires'])}; ${String(config['cookie_flags'])}`;
    document.cookie = `_ga_TEST=GS1; Path=/; ${String(config['cookie_flags'])}`;
    const body = JSON.stringify({ ...config, ...set, ...parameters, ads: consent['ad_storage'] });
    const url = `https://region1.google-analytics.com/g/collect?v=2&tid=${id}&en=${name}`;
    void fetch(url, { method: 'POST', body, mode: 'no-cors', keepalive: true });
  };
  page.dataLayer.forEach(obey);
  page.dataLayer.push = (...entries) => {
    entries.forEach(obey);
    return Array.prototype.push.apply(page.dataLayer, entries);
  };
  page['google_tag_manager'] = {};
}

/** Meta's fbevents.js: it reads the browser's own address, as the real one does. */
export function metaScript(): void {
  interface Fbq {
    queue: unknown[][];
    callMethod?: (...call: unknown[]) => void;
    disablePushState?: boolean;
  }
  const { fbq } = window as unknown as { fbq: Fbq };
  let isGranted = true;
  let id = '';
  const waiting: string[] = [];
  const report = (query: string) => {
    if (!isGranted) return void waiting.push(query);
    document.cookie = '_fbp=fb.1.1; Path=/';
    new Image().src = `https://www.facebook.com/tr/?${query}`;
  };
  const obey = (command: unknown, first: unknown, second?: unknown) => {
    if (command === 'consent') isGranted = first === 'grant';
    if (command === 'consent' && isGranted) waiting.splice(0).forEach(report);
    if (command === 'init') id = String(first);
    if (command === 'track') {
      const data = encodeURIComponent(JSON.stringify(second));
      report(`id=${id}&ev=${String(first)}&dl=${encodeURIComponent(location.href)}&cd=${data}`);
    }
  };
  fbq.callMethod = (...call) => obey(call[0], call[1], call[2]);
  for (const call of fbq.queue.splice(0)) obey(call[0], call[1], call[2]);
  if (fbq.disablePushState !== true) report(`id=${id}&ev=AutomaticPageView`);
}

/** LinkedIn's insight.min.js: it replaces the function that collected the calls. */
export function linkedInScript(): void {
  const page = window as unknown as {
    _linkedin_partner_id: string;
    _wait_for_lintrk?: boolean;
    lintrk: ((...call: unknown[]) => void) & { q: unknown[][] };
  };
  const waiting = page.lintrk.q;
  const lintrk = (_command: unknown, data?: unknown) => {
    document.cookie = 'li_fat_id=1; Path=/';
    const { conversion_id: conversion = '' } = (data ?? {}) as { conversion_id?: number };
    new Image().src = `https://px.ads.linkedin.com/collect?pid=${page._linkedin_partner_id}&conversionId=${conversion}`;
  };
  page.lintrk = lintrk as typeof page.lintrk;
  for (const call of waiting) lintrk(call[0], call[1]);
  if (page._wait_for_lintrk !== true) lintrk('track');
}
