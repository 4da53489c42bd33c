import { Link, type LinkProps } from 'react-router';
import { buttonClass, type ButtonLook } from './button.tsx';
import { classNames } from './class-names.ts';

/** A link to another page that looks like a button. */
export function LinkButton({ look = 'primary', className, ...rest }: LinkProps & { look?: ButtonLook }) {
  return <Link {...rest} className={classNames(buttonClass(look), className)} />;
}
