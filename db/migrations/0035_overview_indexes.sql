-- The operator's overview sums orders and deliveries of a range of days.

create index orders_by_creation on orders (created_at);
create index shoots_by_delivery on shoots (delivered_at) where delivered_at is not null;
