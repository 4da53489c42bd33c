import { launchBrowser } from '../e2e/browser.ts';
import { withCookieChoice } from '../e2e/cookie-choice.ts';
const [, , outPrefix='/tmp/crop/a', photo='/work/shared/photos/portraits/female-02.jpg', preset='document-icao', lang='', only=''] = process.argv;
const browser = await launchBrowser();
for (const [width,height,scheme] of [[1440,1000,'light'],[390,844,'light'],[1440,1000,'dark'],[390,844,'dark']] as const) {
  if (only && !`${width}${scheme}`.includes(only)) continue;
  const context = await browser.newContext({ viewport:{width,height}, colorScheme: scheme, reducedMotion:'reduce', hasTouch: width<500, isMobile: width<500, deviceScaleFactor: width<500?2:1 });
  await withCookieChoice(context);
  await context.addInitScript(()=>{ localStorage.setItem('nl_seen_48h', String(Date.now())); localStorage.setItem('newsletter_modal_shown','true'); });
  const page = await context.newPage();
  page.on('console', m=>{ if(m.type()==='error'||m.type()==='warning') console.log('console', m.text()); });
  page.on('pageerror', e=>console.log('pageerror', e.message));
  await page.goto(`http://127.0.0.1:4610${lang}/tools/resume-photo-cropper`);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${outPrefix}-${width}-${scheme}-empty.png` });
  const section = page.locator('section[aria-label]').filter({has: page.locator('input[type=file]')}).first();
  await section.locator('select').first().selectOption(preset);
  const t=Date.now();
  await section.locator('input[type=file]').first().setInputFiles(photo);
  await page.waitForFunction(()=>document.querySelector('[role=slider]'),null,{timeout:60000}).catch(()=>console.log('no marks'));
  console.log('found after', Date.now()-t);
  await page.waitForTimeout(3000);
  await section.screenshot({ path: `${outPrefix}-${width}-${scheme}.png` });
  await context.close();
}
await browser.close();
