import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { visitContext, webContext, type WebContext } from '../../context.ts';
import { loader } from './resume-builder-page.tsx';

function open(query: string) {
  const context = new RouterContextProvider();
  context.set(webContext, { settings: { publicUrl: 'https://lichtbild.example' } } as WebContext);
  context.set(visitContext, { language: 'en', requestId: 'r', nonce: 'n', ownShootId: undefined });
  const request = new Request(`https://lichtbild.example/resume-builder${query}`);
  return loader({ context, request } as unknown as Parameters<typeof loader>[0]);
}

it.each([
  ['', 'you@example.com'],
  ['?email=', 'you@example.com'],
  ['?email=mira%40mail.example', 'mira@mail.example'],
  ['?email=mira%2Bcv%40mail.example&email=other%40mail.example', 'mira+cv@mail.example'],
  ['?email=%3Cscript%3E', 'you@example.com'],
])('with %j the page knows %s', (query, email) => {
  expect(open(query).email).toBe(email);
});

it('leaves the visitor’s address out of the head, which search engines and link previews read', () => {
  const { head, texts } = open('?email=mira%40mail.example');
  expect(JSON.stringify(head)).not.toContain('mira');
  expect(JSON.stringify(texts)).not.toContain('mira');
  expect(head).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://lichtbild.example/resume-builder',
  });
});
