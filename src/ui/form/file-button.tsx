import { type ComponentProps, useCallback, useEffect, useRef } from 'react';
import { buttonClass, type ButtonLook } from '../button.tsx';
import { classNames } from '../class-names.ts';
import styles from './file-button.module.css';

export interface FileButtonProps extends Pick<
  ComponentProps<'input'>,
  'accept' | 'capture' | 'disabled' | 'multiple' | 'onClick' | 'className' | 'children'
> {
  look?: ButtonLook;
  onFiles: (files: readonly File[]) => void;
}

/**
 * A file input with a button's weight. The browser itself opens it, so it works before the page's script does; what
 * was chosen until then is handed over as soon as the script is there.
 */
export function FileButton({
  look = 'primary',
  onFiles,
  className,
  children,
  disabled,
  ...rest
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  const take = useCallback(() => {
    const files = [...(input.current?.files ?? [])];
    if (!input.current || files.length === 0) return;
    // The same file may be chosen again after it was removed.
    input.current.value = '';
    onFiles(files);
  }, [onFiles]);
  useEffect(take, [take]);

  return (
    <label
      className={classNames(buttonClass(look), styles.file, className)}
      data-disabled={disabled || undefined}
    >
      {children}
      <input {...rest} ref={input} type="file" className={styles.input} disabled={disabled} onChange={take} />
    </label>
  );
}
