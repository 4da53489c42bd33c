import { Button, type ButtonLook } from '../../ui/button.tsx';
import { PAGE_ANSWER_FIELD } from './page-answer.ts';

/** A button that posts a plain HTML form, so that it works without script in the browsers of mail programs. */
export function LinkForm(props: { path: string; action: string; look?: ButtonLook }) {
  const { path, action, look } = props;
  return (
    <form method="post" action={path}>
      <input type="hidden" name={PAGE_ANSWER_FIELD.name} value={PAGE_ANSWER_FIELD.value} />
      <Button type="submit" {...(look ? { look } : {})}>
        {action}
      </Button>
    </form>
  );
}
