package handlers_test

import "net/http"

// adminRows is what the administrator alone may see and do.
var adminRows = []row{
	administrators("GET /admin", http.StatusOK),
	administrators("GET /admin/users", http.StatusOK),
	administrators("GET /admin/users/{id}", http.StatusOK).at("/admin/users/{person}"),
	administrators("GET /admin/subscriptions", http.StatusOK),
	administrators("GET /admin/subscription-tiers/{id}", http.StatusOK).at("/admin/subscription-tiers/2"),
	administrators("POST /admin/users/{id}/credits", http.StatusSeeOther).at("/admin/users/{person}/credits").form("amount=5&description=A+gift"),
	administrators("POST /admin/subscription-tiers/{id}", http.StatusSeeOther).at("/admin/subscription-tiers/2").form("name=Starter&price_monthly=10&price_yearly=96&monthly_credits=200&max_resolution=1536&batch_size=4&priority_level=1&commercial_use=on"),
	administrators("GET /admin/audit", http.StatusOK),
	administrators("GET /admin/audit.csv", http.StatusOK),
	administrators("POST /image/{id}/feature", http.StatusSeeOther).at("/image/{shown}/feature").form("on=yes"),
	administrators("POST /image/{id}/hero", http.StatusSeeOther).at("/image/{shown}/hero").form("on=yes"),
	administrators("GET /admin/moderation", http.StatusOK),
	administrators("POST /admin/moderation/{id}", http.StatusSeeOther).at("/admin/moderation/{reported}").form("decision=hide&reason=Hate"),
	administrators("POST /admin/moderation/undo/{decision}", http.StatusSeeOther).at("/admin/moderation/undo/{ruling}").form(""),
	administrators("POST /admin/moderation/account/{appeal}", http.StatusGone).at("/admin/moderation/account/999").form("answer=deny&reason=No").inert(),
	administrators("POST /admin/view-as/end", http.StatusSeeOther).inert(),
	administrators("GET /admin/*", http.StatusNotFound).at("/admin/nothing"),

	administrators("GET /api/v1/admin/users", http.StatusOK),
	administrators("GET /api/v1/admin/users/{id}", http.StatusOK).at("/api/v1/admin/users/{person}"),
	administrators("POST /api/v1/admin/users/{id}/credits", http.StatusOK).at("/api/v1/admin/users/{person}/credits").json(`{"amount":5,"description":"A gift"}`),
	administrators("GET /api/v1/admin/subscription-tiers", http.StatusOK),
	administrators("PUT /api/v1/admin/subscription-tiers/{id}", http.StatusOK).at("/api/v1/admin/subscription-tiers/2").json(`{"name":"Starter","price_monthly":10,"price_yearly":96,"monthly_credits":200,"credits_allow_purchase":false,"max_resolution":1536,"batch_size":4,"priority_level":1,"commercial_use":true,"private_gallery":false,"advanced_prompt":false}`),
	administrators("POST /api/v1/admin/users/{id}/suspend", http.StatusNoContent).at("/api/v1/admin/users/{newcomer}/suspend").json(`{"reason":"Spam"}`),
	administrators("POST /api/v1/admin/users/{id}/reactivate", http.StatusNoContent).at("/api/v1/admin/users/{suspended}/reactivate").json(`{"reason":"A mistake"}`),
	administrators("POST /api/v1/admin/users/{id}/view-as", http.StatusNoContent).at("/api/v1/admin/users/{person}/view-as").json(`{"reason":"A ticket"}`).alone(),
	administrators("POST /api/v1/admin/users/{id}/emails", http.StatusNoContent).at("/api/v1/admin/users/{newcomer}/emails").json(`{"kind":"reset","reason":"Asked for"}`),
	administrators("POST /api/v1/admin/users/{id}/trust", http.StatusNoContent).at("/api/v1/admin/users/{person}/trust").json(`{"choice":"grant","reason":"A good artist"}`),
	administrators("GET /api/v1/admin/users/{id}/receipts", http.StatusOK).at("/api/v1/admin/users/{person}/receipts"),
	administrators("POST /api/v1/admin/users/{id}/refunds", http.StatusNoContent).at("/api/v1/admin/users/{person}/refunds").json(`{"receipt_id":1,"reason":"Within seven days"}`).alone(),
	administrators("GET /api/v1/admin/audit", http.StatusOK),
	administrators("GET /api/v1/admin/numbers", http.StatusOK),
}
