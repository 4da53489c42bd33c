-- Who lost the mail with the gallery's link asks for it with the address of the order.
create index shoots_open_by_email on shoots (lower(email)) where state = 'delivered';
