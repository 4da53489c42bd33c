import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../button.tsx';

/** A form whose fields become the query of the address, so that a filtered list can be reloaded and shared. */
export function FilterForm(props: {
  readonly label: string;
  readonly submit: string;
  readonly children: ReactNode;
}) {
  return (
    <Form method="get" role="search" aria-label={props.label} className="dash-form">
      {props.children}
      <Button type="submit" look="secondary">
        {props.submit}
      </Button>
    </Form>
  );
}
