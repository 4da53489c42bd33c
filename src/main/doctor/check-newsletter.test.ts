import { expect, it, onTestFinished } from 'vitest';
import { LISTMONK, openListmonkStandIn } from '../../../test/listmonk-stand-in/listmonk-stand-in.ts';
import { readConfig } from '../config/config.ts';
import { checkNewsletter } from './check-newsletter.ts';

async function open() {
  const standIn = await openListmonkStandIn();
  onTestFinished(() => standIn[Symbol.asyncDispose]());
  const check = (more: Record<string, string> = {}) => {
    const env = {
      ...{ LISTMONK_URL: `${standIn.origin}/`, LISTMONK_USER: LISTMONK.user },
      ...{ LISTMONK_TOKEN: LISTMONK.token, LISTMONK_LIST_ID: String(LISTMONK.listId), ...more },
    };
    return checkNewsletter(readConfig(env, '/').newsletterProvider);
  };
  return { ...standIn, check };
}

it('says that no service is connected', async () => {
  expect(await checkNewsletter(readConfig({}, '/').newsletterProvider)).toMatchObject([{ state: 'ok' }]);
});

it('says that a service is connected, and how to forward earlier subscribers', async () => {
  const { check, origin } = await open();
  const [finding, ...more] = await check();
  expect(more).toEqual([]);
  expect(finding).toMatchObject({ part: 'newsletter', state: 'ok' });
  expect(finding?.detail).toContain(`${origin} takes subscribers on list ${LISTMONK.listId}`);
  expect(finding?.detail).toContain('forward-all');
});

it.each([
  ['a wrong token', { LISTMONK_TOKEN: 'wrong' }, 'LISTMONK_TOKEN'],
  ['a wrong list', { LISTMONK_LIST_ID: '99' }, 'LISTMONK_LIST_ID'],
  ['a wrong address', { LISTMONK_URL: 'http://127.0.0.1:1' }, 'LISTMONK_URL'],
])('reports %s with a fix', async (_what, env, fix) => {
  const { check } = await open();
  expect(await check(env)).toMatchObject([{ state: 'problem', fix: expect.stringContaining(fix) as string }]);
});

it('reports a service that fails', async () => {
  const { check, api } = await open();
  api.isDown = true;
  expect(await check()).toMatchObject([
    { state: 'problem', detail: 'listmonk answered 503: GET /lists/:id.' },
  ]);
});
