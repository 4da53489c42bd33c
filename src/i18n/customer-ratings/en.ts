/** Published ratings of customers. The lead says how they come about (§ 5b (3) UWG). */
export const customerRatings = {
  heading: 'What customers say',
  lead: 'Only people whose headshots we’ve delivered can rate them, in their own gallery. These allowed us to show their rating. We choose which ones we show, and change nothing in them. Each disappears when its gallery is erased.',
  stars: (count: number) => `${count} of 5 stars`,
  anonymous: 'A customer',
  by: (name: string, packageName: string, day: string) => `${name}, ${packageName} package, ${day}`,
};

export type CustomerRatingsTexts = typeof customerRatings;
