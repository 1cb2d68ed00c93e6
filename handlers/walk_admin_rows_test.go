package handlers_test

import "net/http"

// desk is what the administrator alone may see and do.
var desk = []row{
	bosses("GET /admin", http.StatusNotFound),
	bosses("GET /admin/*", http.StatusNotFound).at("/admin/nothing"),

	bosses("GET /api/v1/admin/users", http.StatusOK),
	bosses("GET /api/v1/admin/users/{id}", http.StatusOK).at("/api/v1/admin/users/{person}"),
	bosses("POST /api/v1/admin/users/{id}/credits", http.StatusOK).at("/api/v1/admin/users/{person}/credits").json(`{"amount":5,"description":"A gift"}`),
	bosses("GET /api/v1/admin/subscription-tiers", http.StatusOK),
	bosses("PUT /api/v1/admin/subscription-tiers/{id}", http.StatusUnprocessableEntity).at("/api/v1/admin/subscription-tiers/2").json(`{"name":""}`).inert(),
}
