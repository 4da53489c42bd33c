import type { CustomerRatingsTexts } from './en.ts';

export const customerRatings: CustomerRatingsTexts = {
  heading: 'Lo que dicen los clientes',
  lead: 'Solo pueden valorar sus retratos las personas a quienes se los hemos entregado, y lo hacen en su propia galería. Estas nos han permitido mostrar su valoración. Elegimos cuáles mostramos y no cambiamos nada en ellas. Cada una desaparece cuando se borra su galería.',
  stars: (count) => (count === 1 ? '1 estrella de 5' : `${count} estrellas de 5`),
  anonymous: 'Una clienta o un cliente',
  by: (name, packageName, day) => `${name}, paquete ${packageName}, ${day}`,
};
