package handlers

import (
	"net/http"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humachi"
	"github.com/go-chi/chi/v5"

	"pellucid/handlers/account"
	"pellucid/handlers/admin"
	"pellucid/handlers/api"
	"pellucid/handlers/billing"
	"pellucid/handlers/create"
	"pellucid/handlers/edits"
	"pellucid/handlers/gallery"
	"pellucid/handlers/images"
	"pellucid/handlers/signin"
	"pellucid/handlers/tools"
	"pellucid/handlers/web"
)

// callsPath is where the operations of the API are.
const callsPath = "/api/v1"

// register adds the operations of every area.
func register(calls huma.API, c Config) {
	account.Register(calls, c.Account.Config)
	admin.Register(calls, c.Admin.Config)
	billing.Register(calls, c.Billing.Config)
	create.Register(calls, c.Create.Config)
	edits.Register(calls, c.Edits.Config)
	gallery.Register(calls, c.Gallery.Config)
	images.Register(calls, c.Images.Config)
	signin.Register(calls, c.SignIn.Config)
	tools.Register(calls, c.Tools.Config)
	api.AddSamples(calls.OpenAPI(), c.Tools.BaseURL)
}

// Document is the OpenAPI document of a site at an address. It needs none of what the operations act on.
func Document(baseURL string) *huma.OpenAPI {
	frame := &web.Frame{BaseURL: baseURL}
	calls := api.New(humachi.NewAdapter(chi.NewRouter()), baseURL)
	register(calls, Config{
		Account: account.New(account.Config{Frame: frame}), Admin: admin.New(admin.Config{Frame: frame}),
		Billing: billing.New(billing.Config{Frame: frame}), Create: create.New(create.Config{Frame: frame}), Edits: edits.New(edits.Config{Frame: frame}),
		Gallery: gallery.New(gallery.Config{Frame: frame}), Images: images.New(images.Config{Frame: frame}),
		SignIn: signin.New(signin.Config{Frame: frame}), Tools: tools.New(tools.Config{Frame: frame}),
	})
	return calls.OpenAPI()
}

// callAdapter makes routes of the API's operations.
type callAdapter struct{ site *Site }

// Handle adds a route for an operation.
func (a callAdapter) Handle(op *huma.Operation, handle func(huma.Context)) {
	humachi.NewAdapter(callRouter{site: a.site, policy: callPolicy(op)}).Handle(op, handle)
}

// ServeHTTP answers as the site does.
func (a callAdapter) ServeHTTP(w http.ResponseWriter, r *http.Request) { a.site.ServeHTTP(w, r) }

// callPolicy is the policy of an operation: what calls says of it, and who may call.
func callPolicy(op *huma.Operation) Policy {
	p := calls[op.Method+" "+op.Path]
	p.Machine = true
	switch {
	case api.ForAdministrator(op):
		p.Access = Administrator
	case api.ForUsers(op):
		p.Access = SignedIn
	}
	return p
}

// callRouter is as much of a router as humachi uses for an operation.
type callRouter struct {
	chi.Router
	site   *Site
	policy Policy
}

// MethodFunc adds a route with the policy of the operation.
func (c callRouter) MethodFunc(method, pattern string, handle http.HandlerFunc) {
	c.site.Mount(Route{method, callsPath + pattern, c.policy, handle})
}
