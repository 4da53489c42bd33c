import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** Shows that the work has begun and ignores further presses. The button stays focusable. */
  busy?: boolean;
}

export function Button({ look = 'primary', busy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={classNames(buttonClass(look), busy && styles.busy, className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

/** Returns the classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook): string {
  return classNames(styles.button, styles[look]);
}
