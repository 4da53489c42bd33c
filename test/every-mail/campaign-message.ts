/** A newsletter with everything that its Markdown can contain. */
export const CAMPAIGN_MESSAGE = (publicUrl: string) => `Hello,

this month is about **light**: a window is *almost always* the better lamp. Read [our new article](${publicUrl}/blog) about it,
or use the code \`WELCOME20\`.

![A person at a window, with light from the side](${publicUrl}/og/en/home.jpg "1200x630")

## Three rules

1. Stand beside the window.
2. Switch the ceiling lamp off. It throws shadows below the eyes, and its colour does not fit daylight.
3. Hold the phone at eye level.

> The best light is the one that nobody notices.
>
> It is also the cheapest.

What you do *not* need:

- a studio
- a flash
  - not even a small one
- a_word_that_is_much_longer_than_a_phone_is_wide_and_has_no_place_to_break_at_all

---

Until next month.
`;
