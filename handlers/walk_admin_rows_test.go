package handlers_test

import "net/http"

// desk is what the administrator alone may see and do.
var desk = []row{
	bosses("GET /admin", http.StatusOK),
	bosses("GET /admin/users", http.StatusOK),
	bosses("GET /admin/users/{id}", http.StatusOK).at("/admin/users/{person}"),
	bosses("GET /admin/subscriptions", http.StatusOK),
	bosses("GET /admin/subscription-tiers/{id}", http.StatusOK).at("/admin/subscription-tiers/2"),
	bosses("GET /admin/audit", http.StatusOK),
	bosses("GET /admin/audit.csv", http.StatusOK),
	bosses("POST /image/{id}/feature", http.StatusSeeOther).at("/image/{shown}/feature").form("on=yes"),
	bosses("POST /image/{id}/hero", http.StatusSeeOther).at("/image/{shown}/hero").form("on=yes"),
	bosses("GET /admin/moderation", http.StatusOK),
	bosses("POST /admin/moderation/{id}", http.StatusSeeOther).at("/admin/moderation/{reported}").form("decision=hide&reason=Hate"),
	bosses("POST /admin/moderation/undo/{decision}", http.StatusSeeOther).at("/admin/moderation/undo/{ruling}").form(""),
	bosses("POST /admin/moderation/account/{appeal}", http.StatusGone).at("/admin/moderation/account/999").form("answer=deny&reason=No").inert(),
	bosses("POST /admin/view-as/end", http.StatusSeeOther).inert(),
	bosses("GET /admin/*", http.StatusNotFound).at("/admin/nothing"),

	bosses("GET /api/v1/admin/users", http.StatusOK),
	bosses("GET /api/v1/admin/users/{id}", http.StatusOK).at("/api/v1/admin/users/{person}"),
	bosses("POST /api/v1/admin/users/{id}/credits", http.StatusOK).at("/api/v1/admin/users/{person}/credits").json(`{"amount":5,"description":"A gift"}`),
	bosses("GET /api/v1/admin/subscription-tiers", http.StatusOK),
	bosses("PUT /api/v1/admin/subscription-tiers/{id}", http.StatusOK).at("/api/v1/admin/subscription-tiers/2").json(`{"name":"Starter","price_monthly":10,"price_yearly":96,"monthly_credits":200,"credits_allow_purchase":false,"max_resolution":1536,"batch_size":4,"priority_level":1,"commercial_use":true,"private_gallery":false,"advanced_prompt":false}`),
	bosses("POST /api/v1/admin/users/{id}/suspend", http.StatusNoContent).at("/api/v1/admin/users/{newcomer}/suspend").json(`{"reason":"Spam"}`),
	bosses("POST /api/v1/admin/users/{id}/reactivate", http.StatusNoContent).at("/api/v1/admin/users/{suspended}/reactivate").json(`{"reason":"A mistake"}`),
	bosses("POST /api/v1/admin/users/{id}/view-as", http.StatusNoContent).at("/api/v1/admin/users/{person}/view-as").json(`{"reason":"A ticket"}`).alone(),
	bosses("POST /api/v1/admin/users/{id}/letters", http.StatusNoContent).at("/api/v1/admin/users/{newcomer}/letters").json(`{"kind":"reset","reason":"Asked for"}`),
	bosses("POST /api/v1/admin/users/{id}/trust", http.StatusNoContent).at("/api/v1/admin/users/{person}/trust").json(`{"choice":"grant","reason":"A good artist"}`),
	bosses("GET /api/v1/admin/users/{id}/receipts", http.StatusOK).at("/api/v1/admin/users/{person}/receipts"),
	bosses("POST /api/v1/admin/users/{id}/refunds", http.StatusNoContent).at("/api/v1/admin/users/{person}/refunds").json(`{"receipt_id":1,"reason":"Within seven days"}`).alone(),
	bosses("GET /api/v1/admin/audit", http.StatusOK),
	bosses("GET /api/v1/admin/numbers", http.StatusOK),
}
