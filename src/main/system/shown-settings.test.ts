import { describe, expect, it } from 'vitest';
import { ENVIRONMENT_NAMES } from '../config/environment.ts';
import { shownSettings } from './shown-settings.ts';

const shown = (env: Parameters<typeof shownSettings>[0]) =>
  Object.fromEntries(shownSettings(env).map(({ name, value }) => [name, value]));

describe('shownSettings', () => {
  it('lists every setting once', () => {
    expect(shownSettings({}).map(({ name }) => name)).toEqual(ENVIRONMENT_NAMES);
  });

  it('shows no secret, wherever a setting may contain one', () => {
    const addresses = ENVIRONMENT_NAMES.filter(
      (name) => /URL$|_FROM$|ENDPOINT$/.test(name) && name !== 'MAIL_FROM',
    );
    const secrets = ENVIRONMENT_NAMES.filter((name) => /KEY|SECRET|TOKEN/.test(name));
    expect(addresses).toHaveLength(10);
    expect(secrets).toHaveLength(18);
    const env = {
      ...Object.fromEntries(secrets.map((name) => [name, `hush-${name}, hush-2`])),
      ...Object.fromEntries(
        addresses.map((name) => [name, `https://user:hush@host.example/path?token=hush#hush`]),
      ),
    };
    const settings = shown(env);
    expect(JSON.stringify(settings)).not.toContain('hush');
    for (const name of secrets) expect([name, settings[name]]).toEqual([name, 'set']);
    for (const name of addresses) expect([name, settings[name]]).toEqual([name, 'https://host.example/path']);
  });

  it('shows an address that cannot be read, or whose password has unusual characters, without it', () => {
    const secret = {
      DATABASE_URL: 'postgres://u:hush@hush@db.example:5432/lichtbild',
      SMTP_URL: 'smtp://:hush',
    };
    expect(shown(secret)).toMatchObject({
      ...{ DATABASE_URL: 'postgres://db.example:5432/lichtbild', SMTP_URL: 'set' },
    });
  });

  it('tells values, defaults and what is not set apart', () => {
    const settings = shownSettings({ HOST: '0.0.0.0', EXAMPLES_FROM: './portraits', LOG_LEVEL: ' ' });
    const of = (name: string) => settings.find((one) => one.name === name);
    expect(of('HOST')).toEqual({ name: 'HOST', value: '0.0.0.0', isDefault: false });
    expect(of('EXAMPLES_FROM')).toEqual({ name: 'EXAMPLES_FROM', value: './portraits', isDefault: false });
    expect(of('PORT')).toEqual({ name: 'PORT', value: '3000', isDefault: true });
    expect(of('LOG_LEVEL')).toEqual({ name: 'LOG_LEVEL', value: undefined, isDefault: true });
  });
});
