package api

import (
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/session"
)

// NoAdmin is what everybody but the administrator is told.
const NoAdmin = "You do not have permission to access the admin dashboard"

// administrator describes an operation for the administrator alone. Like signedIn, that is checked before huma looks at
// anything else: others get 401 or 403 whatever they sent.
func administrator(api huma.API, op huma.Operation) huma.Operation {
	op.Tags = []string{"Administration"}
	op = signedIn(api, op)
	op.Middlewares = append(op.Middlewares, func(ctx huma.Context, next func(huma.Context)) {
		if !session.User(ctx.Context()).IsAdmin() {
			_ = huma.WriteErr(api, ctx, http.StatusForbidden, NoAdmin) // the client is gone when this fails
			return
		}
		next(ctx)
	})
	return op
}

// AdminProps is what the admin island starts from.
type AdminProps struct {
	Path string `json:"path" doc:"Which screen it is, by its address"`
}

func registerAdmin(api huma.API, c Config) {
	registerAdminUsers(api, c)
	registerAdminTiers(api, c)
	registerAdminCredits(api, c)
	registerAdminPeople(api, c)
	registerAdminRefunds(api, c)
	registerAdminAudit(api, c)
	registerAdminNumbers(api, c)
}
