// Package handlers is HTTP in. This file is the whole site map: every route, and the rules that it stands under. policy.go
// says what the rules are, and respond.go is the one mapping from errors to answers.
package handlers

import (
	"context"
	"net/http"
	"slices"
	"strings"

	"github.com/go-chi/chi/v5"
	"github.com/go-chi/chi/v5/middleware"

	"pellucid/handlers/account"
	"pellucid/handlers/admin"
	"pellucid/handlers/api"
	"pellucid/handlers/billing"
	"pellucid/handlers/cache"
	"pellucid/handlers/create"
	"pellucid/handlers/edits"
	"pellucid/handlers/front"
	"pellucid/handlers/gallery"
	"pellucid/handlers/images"
	"pellucid/handlers/limit"
	"pellucid/handlers/machines"
	"pellucid/handlers/openaiapi"
	"pellucid/handlers/outbox"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/signin"
	"pellucid/handlers/tools"
	"pellucid/handlers/web"
	"pellucid/internal/doctor"
	"pellucid/internal/domain/upkeep"
	"pellucid/internal/metrics"
	"pellucid/internal/tracing"
)

// Config is what the site is made of.
type Config struct {
	Frame    *web.Frame
	Account  *account.Pages
	Admin    *admin.Pages
	Billing  *billing.Pages
	Create   *create.Pages
	Edits    *edits.Pages
	Front    *front.Pages
	Gallery  *gallery.Pages
	Images   *images.Pages
	Machines *machines.Pages
	Outbox   *outbox.Pages
	Programs *openaiapi.API // OpenAI's images API; nil: none
	SignIn   *signin.Pages
	Tools    *tools.Pages
	Health   Health
	Backups  func(ctx context.Context) (upkeep.BackupState, error)
	Disk     func() (upkeep.Disk, error)
	Door     *doctor.Door // lets pellucid doctor see how requests arrive; nil: none
	Cache    *cache.Cache // of public pages; nil: none
	Metrics  *metrics.Metrics
	Tracer   *tracing.Tracer
	Payments PaymentReceiver
	Sandbox  http.Handler            // the local payment provider; nil: none
	Engines  map[string]http.Handler // webhooks of image vendors, by the last part of the path; each checks its own signatures
	Proxies  Proxies                 // in front of the site; nil: none
	ReadOnly bool                    // pages for visitors alone are served, from a copy of the database
}

// Site is the whole site as one handler.
type Site struct {
	http.Handler
	Routes []Route // all there are

	config   Config
	router   chi.Router
	compress func(http.Handler) http.Handler
}

// New returns the whole site.
func New(c Config) *Site {
	router := chi.NewRouter()
	s := &Site{Handler: router, config: c, router: router, compress: newCompress()}
	router.Use(drained, localOnly(c.Frame.Local), c.Proxies.Middleware, plainPath, withHeaders(securityHeaders(c.Frame.BaseURL, c.Frame.CDN)), requestID, recoverer, problem.WithBaseURL(c.Frame.BaseURL), middleware.GetHead)
	s.Mount(slices.Concat(s.machinery(), s.payments(), s.open(), s.forMachines(), s.programs(), s.entrances(), s.studio(), s.account(), s.security(), s.outbox(), s.adminArea())...)
	operations := api.New(callAdapter{s}, c.Frame.BaseURL)
	register(operations, c)
	for call := range calls {
		if !slices.ContainsFunc(s.Routes, func(r Route) bool { return r.Method+" "+strings.TrimPrefix(r.Pattern, callsPath) == call }) {
			panic("a policy is declared for " + call + ", which is no call")
		}
	}
	s.Mount(
		s.get(callsPath+"/docs", c.Front.Reference(reference(operations.OpenAPI())), cached),
		s.get("/admin/api", c.Front.AdminReference(adminReference(operations.OpenAPI())), administrator),
	)
	nowhere := s.under(everybody)
	router.NotFound(nowhere.HandlerFunc(s.notFound).ServeHTTP)
	router.MethodNotAllowed(nowhere.HandlerFunc(s.methodNotAllowed).ServeHTTP)
	return s
}

// The policies that routes share.
var (
	everybody     = Policy{}
	cached        = Policy{Cache: cache.Page}
	cachedImage   = Policy{Cache: cache.Image}
	member        = Policy{Access: SignedIn}
	inBrowser     = Policy{Access: SignedIn, InPerson: true}                                // changes how somebody signs in, or ends the account
	memberAlone   = Policy{Access: SignedIn, InPerson: true, ViewAs: session.ViewAsRefused} // nobody looks at it as somebody else
	administrator = Policy{Access: Administrator}
	acting        = Policy{ViewAs: session.ViewAsRefused} // a GET that counts something, or is a step of signing in
	machine       = Policy{Machine: true}
	cachedMachine = Policy{Machine: true, Cache: cache.Page}
	imageMachine  = Policy{Machine: true, Cache: cache.Image}
	file          = Policy{Limit: limit.Free, Quiet: true, Uncompressed: true}
	asset         = Policy{Limit: limit.Free, Quiet: true, NoSession: true}
	health        = Policy{Limit: limit.Free, LogLimit: limit.Probe, NoSession: true}
)

// calls are the policies of API calls that differ from the rest. Who may call is said with each operation.
var calls = map[string]Policy{
	"GET /gallery/public":       {Cache: cache.List},
	"POST " + create.UploadPath: {Body: create.UploadLimit},
	"POST " + tools.CutoutPath:  {Body: tools.UploadLimit},
}

func (s *Site) get(pattern string, handle pageFunc, p Policy) Route {
	return Route{http.MethodGet, pattern, p, handler(handle, s.fail(p))}
}

func (s *Site) post(pattern string, handle pageFunc, p Policy) Route {
	return Route{http.MethodPost, pattern, p, handler(handle, s.fail(p))}
}
