const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/;

/** A mail's text part with its addresses as links. */
export function TextWithLinks({ text }: { text: string }) {
  // Splitting by one captured group puts the addresses at the odd places.
  return text.split(ADDRESS).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} href={part}>
        {part}
      </a>
    ),
  );
}
