import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Button, type ButtonProps } from './button.tsx';
import { CheckboxField } from './form/checkbox-field.tsx';
import { Field } from './form/field.tsx';
import { SelectField } from './form/select-field.tsx';
import { TextAreaField } from './form/text-area-field.tsx';

/** Presses a button with these properties. Returns whether its handler and the browser's default action ran. */
function press(props: ButtonProps) {
  const onClick = vi.fn<() => void>();
  const preventDefault = vi.fn<() => void>();
  const button = Button({ ...props, onClick }) as ReactElement<{ onClick: (event: unknown) => void }>;
  button.props.onClick({ preventDefault });
  return { ran: onClick.mock.calls.length, prevented: preventDefault.mock.calls.length };
}

describe('a button', () => {
  it('announces that it is busy, stays focusable, and ignores further presses', () => {
    const html = renderToStaticMarkup(<Button busy>Send</Button>);
    expect(html).toContain('aria-disabled="true"');
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toMatch(/\sdisabled/);
    expect(press({ busy: true })).toEqual({ ran: 0, prevented: 1 });
    // Pressing a form's button, like Enter in its fields, would submit the form.
    expect(press({ busy: true, type: 'submit' })).toEqual({ ran: 0, prevented: 1 });
  });

  it('has no ARIA state while it waits for a press', () => {
    const html = renderToStaticMarkup(<Button>Send</Button>);
    expect(html).not.toMatch(/aria-|disabled/);
    expect(html).toContain('type="button"');
    expect(press({})).toEqual({ ran: 1, prevented: 0 });
  });
});

const FIELDS = {
  'a line': (texts: { hint?: string; error?: string }) => <Field label="Label" name="n" {...texts} />,
  'a text': (texts: { hint?: string; error?: string }) => <TextAreaField label="Label" name="n" {...texts} />,
  'a list': (texts: { hint?: string; error?: string }) => (
    <SelectField label="Label" name="n" placeholder="None" options={[]} {...texts} />
  ),
  'a box': ({ error }: { hint?: string; error?: string }) => (
    <CheckboxField label="Label" name="n" error={error} />
  ),
};

/** Renders the control and returns it with the texts that describe it. */
function readControl(element: ReactElement) {
  const html = renderToStaticMarkup(element);
  const [control = ''] = /<(input|select|textarea)[^>]*>/.exec(html) ?? [];
  const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(control)?.[1];
  const textOf = (id: string) => new RegExp(`<p [^>]*id="${id}"[^>]*>([^<]*)</p>`).exec(html)?.[1];
  return {
    described: attribute('aria-describedby')?.split(' ').map(textOf),
    invalid: attribute('aria-invalid'),
    isLabelled: html.includes(`<label`) && html.includes(`for="${attribute('id')}"`),
  };
}

describe.each(Object.entries(FIELDS))('%s', (_name, field) => {
  it('belongs to its label', () => {
    expect(readControl(field({}))).toEqual({ described: undefined, invalid: undefined, isLabelled: true });
  });

  it('is announced with its error, and is invalid', () => {
    expect(readControl(field({ error: 'Wrong.' }))).toMatchObject({ described: ['Wrong.'], invalid: 'true' });
  });
});

const { 'a box': _none, ...WITH_HINT } = FIELDS;

it.each(Object.entries(WITH_HINT))('%s is announced with its hint, then its error', (_name, field) => {
  expect(readControl(field({ hint: 'So.' }))).toMatchObject({ described: ['So.'], invalid: undefined });
  expect(readControl(field({ hint: 'So.', error: 'Wrong.' }))).toMatchObject({
    described: ['So.', 'Wrong.'],
  });
});
