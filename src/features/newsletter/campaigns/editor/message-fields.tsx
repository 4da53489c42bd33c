import type { Language } from '../../../../catalog/languages.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx';
import type { TypedMessage } from '../../../../platform/db/tables/campaigns.ts';

interface MessageFieldsProps {
  readonly language: Language;
  readonly message: TypedMessage;
  readonly onChange: (change: Partial<TypedMessage>) => void;
}

/** The fields of one language's message. */
export function MessageFields({ language, message, onChange }: MessageFieldsProps) {
  const { button } = message;
  const changeButton = (change: { readonly text?: string; readonly url?: string }) => {
    const changed = { text: '', url: '', ...button, ...change };
    onChange({ button: changed.text === '' && changed.url === '' ? null : changed });
  };
  return (
    <div className="dash-dialog">
      <Field
        label="Subject"
        lang={language}
        value={message.subject}
        autoComplete="off"
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <Field
        label="Preview line"
        hint="Shown beside the subject in the list of mails. Left empty, it is the beginning of the message."
        lang={language}
        value={message.preview}
        autoComplete="off"
        onChange={({ target }) => onChange({ preview: target.value })}
      />
      <TextAreaField
        label="Message"
        hint="Markdown. {{firstName|there}} is the reader’s first name, or “there”; lastName and company work, too."
        lang={language}
        rows={16}
        value={message.message}
        onChange={({ target }) => onChange({ message: target.value })}
      />
      <div className="dash-form">
        <div className="dash-grow">
          <Field
            label="Button"
            lang={language}
            value={button?.text ?? ''}
            autoComplete="off"
            onChange={({ target }) => changeButton({ text: target.value })}
          />
        </div>
        <div className="dash-grow">
          <Field
            label="Address of the button"
            type="url"
            placeholder="https://"
            value={button?.url ?? ''}
            autoComplete="off"
            onChange={({ target }) => changeButton({ url: target.value })}
          />
        </div>
      </div>
    </div>
  );
}
