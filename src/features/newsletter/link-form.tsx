import { Button } from '../../ui/button.tsx';
import { PAGE_ANSWER } from './page-answer.ts';

/** One button that posts: the browser's own form, so that it works in every mail program's browser, without script. */
export function LinkForm({ path, action }: { path: string; action: string }) {
  return (
    <form method="post" action={path}>
      <input type="hidden" name={PAGE_ANSWER.name} value={PAGE_ANSWER.value} />
      <Button type="submit">{action}</Button>
    </form>
  );
}
