-- +goose Up
-- The plans cost $10 and $25 a month, $96 and $240 a year: whole dollars, also by the month. A price that the administrator
-- set, and a plan that is sold as a product at Creem, which has a price of its own, stay as they are.
UPDATE tiers SET price_monthly_cents = 1000, price_yearly_cents = 9600
WHERE id = 2 AND price_monthly_cents = 990 AND price_yearly_cents = 9504 AND creem_monthly_product_id = '' AND creem_yearly_product_id = '';

UPDATE tiers SET price_monthly_cents = 2500, price_yearly_cents = 24000
WHERE id = 3 AND price_monthly_cents = 2490 AND price_yearly_cents = 23904 AND creem_monthly_product_id = '' AND creem_yearly_product_id = '';

-- +goose Down
UPDATE tiers SET price_monthly_cents = 990, price_yearly_cents = 9504
WHERE id = 2 AND price_monthly_cents = 1000 AND price_yearly_cents = 9600 AND creem_monthly_product_id = '' AND creem_yearly_product_id = '';

UPDATE tiers SET price_monthly_cents = 2490, price_yearly_cents = 23904
WHERE id = 3 AND price_monthly_cents = 2500 AND price_yearly_cents = 24000 AND creem_monthly_product_id = '' AND creem_yearly_product_id = '';
