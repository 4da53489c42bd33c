import { Button } from '../../ui/button.tsx';
import { PAGE_ANSWER_FIELD } from './page-answer.ts';

/** A button that posts a plain HTML form, so that it works without script in the browsers of mail programs. */
export function LinkForm({ path, action }: { path: string; action: string }) {
  return (
    <form method="post" action={path}>
      <input type="hidden" name={PAGE_ANSWER_FIELD.name} value={PAGE_ANSWER_FIELD.value} />
      <Button type="submit">{action}</Button>
    </form>
  );
}
