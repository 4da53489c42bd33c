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
 * A file input that looks like a button. It works before hydration, because the browser opens the native input. Files that
 * were chosen by then are passed on after hydration.
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

  const takeFiles = useCallback(() => {
    const files = [...(input.current?.files ?? [])];
    if (!input.current || files.length === 0) return;
    // An empty value lets people choose the same file again after they removed it.
    input.current.value = '';
    onFiles(files);
  }, [onFiles]);
  useEffect(takeFiles, [takeFiles]);

  return (
    <label
      className={classNames(buttonClass(look), styles.file, className)}
      data-disabled={disabled || undefined}
    >
      {children}
      <input
        {...rest}
        ref={input}
        type="file"
        className={styles.input}
        disabled={disabled}
        onChange={takeFiles}
      />
    </label>
  );
}
