import { describe, expect, it } from 'vitest';
import { recipientKey, isEmailAddress } from './email-address.ts';

describe('isEmailAddress', () => {
  it.each([
    'jo@example.com',
    'jo.se+x@mail.example.co',
    "mary-ann.o'neil_1@mail-7.example.co.uk",
    'käufer@bücher.example',
    'jo@xn--bcher-kva.example',
    'jo@straße.example',
    'мира@пример.рф',
    '用户@例子.世界',
    'x@a.b',
    `${'a'.repeat(64)}@example.com`,
    `a@${'b'.repeat(63)}.example`,
  ])('accepts %s', (text) => expect(isEmailAddress(text)).toBe(true));

  it.each([
    // The specification's pattern.
    ...['', 'jo', 'jo@example', 'jo example@mail.com', 'jo@ex@mail.com', '@example.com', 'jo@.com'],
    ...['jo@example.', 'jo@example..com', 'jo@example.com\r\nBcc: all@example.com', 'jo@a.b\u0000'],
    // Characters that mail software uses to separate, group, quote and comment addresses.
    ...['<jo@example.com>', 'jo@example.com>', 'x<jo@example.com', 'jo<@example.com', 'jo@<example.com'],
    ...['jo@example.com,al@example.com', 'jo;al@example.com', 'group:jo@example.com', 'jo@example.com;'],
    ...['jo(comment)@example.com', '(x)jo@example.com', 'jo@example.com(x)', '"x"@a.b', 'j"o@example.com'],
    ...['jo\\@example.com', 'jo\\al@example.com', 'jo@[127.0.0.1]', 'jo@[IPv6:2001:db8::1]', 'jo@a[b].com'],
    // Addresses that old mail servers route to somebody else, and encoded words.
    ...['jo%example.com@relay.example', 'relay.example!jo@example.com', '=?utf-8?q?jo?=@example.com'],
    // Invisible characters, direction overrides and compatibility characters.
    ...['jo\u200b@example.com', 'jo\u00ad@example.com', 'jo@exa\u2060mple.com', 'j\u202eo@example.com'],
    ...['\ufeffjo@example.com', 'jo\u034f@example.com', 'jo\u3164@example.com', 'jo\ufe0f@example.com'],
    ...['jo@ａ.example', 'ｊｏ@example.com', 'jo＠example.com', 'jo@example。com', 'ﬁ@example.com'],
    ...['jo\ud800@example.com', '🙂@example.com', 'jo@🙂.example'],
    // Misplaced dots and hyphens, and excessive lengths.
    ...['.jo@example.com', 'jo.@example.com', 'j..o@example.com', 'jo@-example.com', 'jo@example-.com'],
    ...['jo@exam_ple.com', 'jo@127.0.0.1', 'jo@example.123', 'jo@xn--.example'],
    ...[`${'a'.repeat(65)}@example.com`, `${'ä'.repeat(33)}@example.com`, `a@${'b'.repeat(64)}.example`],
    ...[`${'a'.repeat(250)}@x.de`, `a@${'b.'.repeat(125)}example`, `a@${'ü'.repeat(60)}.example`],
  ])('refuses %j', (text) => expect(isEmailAddress(text)).toBe(false));
});

describe('recipientKey', () => {
  it.each([
    ['Jo@Example.COM', 'jo@example.com'],
    [' jo@example.com\n', 'jo@example.com'],
    ['jo+list@example.com', 'jo@example.com'],
    ['jo+a+b@example.com', 'jo@example.com'],
    ['KÄUFER@BÜCHER.example', 'käufer@xn--bcher-kva.example'],
    ['ka\u0308ufer@xn--bcher-kva.example', 'käufer@xn--bcher-kva.example'],
    ['J.o.Se+x@googlemail.com', 'jose@gmail.com'],
    ['j.o@gmail.com', 'jo@gmail.com'],
  ])('counts %j as %s', (text, counted) => expect(recipientKey(text)).toBe(counted));

  it.each([
    ['jo@example.com', 'al@example.com'],
    ['jo@example.com', 'jo@example.org'],
    ['j.o@example.com', 'jo@example.com'],
    ['mira-home@example.com', 'mira-work@example.com'],
    ['+a@example.com', '+b@example.com'],
  ])('keeps %s apart from %s', (one, other) => {
    expect(recipientKey(one)).not.toBe(recipientKey(other));
  });
});
