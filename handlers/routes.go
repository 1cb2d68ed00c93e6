// Package handlers is HTTP in. This file is the whole site map: every route, and the rules that it stands under. policy.go
// says what the rules are, and respond.go is the one mapping from errors to answers.
package handlers

import (
	"net/http"
	"slices"
	"strings"

	"github.com/go-chi/chi/v5"
	"github.com/go-chi/chi/v5/middleware"

	"pellucid/handlers/api"
	"pellucid/handlers/cache"
	"pellucid/handlers/limit"
	"pellucid/handlers/pages"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/internal/domain"
	"pellucid/static"
	"pellucid/views"
)

// Config is what the site is made of.
type Config struct {
	Pages    *pages.Pages
	API      api.Config
	Sessions *session.Manager
	Gate     pages.BlobGate
	Health   Health
	Cache    *cache.Cache // of public pages; nil: none
	BaseURL  string       // no trailing slash
	Payments PaymentReceiver
	Sandbox  http.Handler   // the local payment provider; nil: none
	Proxies  Proxies        // in front of the site; nil: none
	Limiter  *limit.Limiter // of reads; nil: none
	Local    bool           // local mode: requests that a proxy hands on are refused
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
	router.Use(localOnly(c.Local), c.Proxies.Middleware, plainPath, withHeaders(securityHeaders(c.BaseURL)), requestID, recoverer, problem.WithBaseURL(c.BaseURL), middleware.GetHead)
	s.Mount(slices.Concat(s.machinery(), s.payments(), s.open(), s.forMachines(), s.entrances(), s.studio(), s.account(), s.security(), s.outbox(), s.adminArea())...)
	document := api.New(callAdapter{s}, c.API).OpenAPI()
	for call := range calls {
		if !slices.ContainsFunc(s.Routes, func(r Route) bool { return r.Method+" "+strings.TrimPrefix(r.Pattern, callsPath) == call }) {
			panic("a policy is declared for " + call + ", which is no call")
		}
	}
	s.Mount(s.get(callsPath+"/docs", c.Pages.Reference(reference(document)), cached))
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
	administrator = Policy{Access: Administrator}
	acting        = Policy{ViewAs: session.ViewAsRefused} // a GET that counts something, or is a step of signing in
	machine       = Policy{Machine: true}
	cachedMachine = Policy{Machine: true, Cache: cache.Page}
	imageMachine  = Policy{Machine: true, Cache: cache.Image}
	file          = Policy{Limit: limit.Free, Quiet: true, Uncompressed: true}
	asset         = Policy{Limit: limit.Free, Quiet: true, NoSession: true}
	health        = Policy{Limit: limit.Free, LogLimit: limit.Probe, NoSession: true}
)

// calls are the policies of API calls that differ from the rest. Who may call is said with each operation in handlers/api.
var calls = map[string]Policy{
	"GET /gallery/public":    {Cache: cache.Page},
	"POST " + api.UploadPath: {Body: api.UploadLimit},
}

func (s *Site) get(pattern string, handle pageFunc, p Policy) Route {
	return Route{http.MethodGet, pattern, p, handler(handle, s.fail(p))}
}

func (s *Site) post(pattern string, handle pageFunc, p Policy) Route {
	return Route{http.MethodPost, pattern, p, handler(handle, s.fail(p))}
}

// machinery is for whoever watches over the server, and the files that pages are made of.
func (s *Site) machinery() []Route {
	return []Route{
		{http.MethodGet, "/healthz", asset, http.HandlerFunc(healthy)},
		{http.MethodGet, "/readyz", health, ready(s.config.Health)},
		{http.MethodGet, "/static/*", asset, static.Handler()},
	}
}

// payments is what the payment provider talks to: its webhook, whose signature is all that counts, and the local provider
// where there is one. Neither knows sessions.
func (s *Site) payments() (routes []Route) {
	webhook := Policy{Limit: limit.Webhook, NoSession: true, AnySite: true}
	local := Policy{Limit: limit.Free, NoSession: true}
	if receiver := s.config.Payments; receiver != nil && receiver.Selling() {
		routes = append(routes, Route{http.MethodPost, "/webhooks/creem", webhook, paymentWebhook(receiver)})
	}
	if sandbox := s.config.Sandbox; sandbox != nil {
		routes = append(routes, Route{http.MethodGet, "/sandbox/*", local, sandbox}, Route{http.MethodPost, "/sandbox/*", local, sandbox})
	}
	return routes
}

// open is what everybody may read, and what a visitor may do there.
func (s *Site) open() []Route {
	p := s.config.Pages
	return []Route{
		s.get("/", p.Home, cached),
		s.get("/gallery", p.GalleryList, cached),
		s.get("/gallery/my", p.Collection(views.Mine), everybody),
		s.get("/gallery/favorites", p.Collection(views.Favorites), everybody),
		s.get("/gallery/shared/{key}", p.SharedPage, everybody),
		s.get("/gallery/{category}", p.GalleryList, cached),
		s.get("/image/{id}", p.ImagePage, cachedImage),
		s.get("/image/{id}/card.jpg", p.Card, everybody),
		s.get("/image/{id}/download", p.Download, acting),
		s.get("/image/{id}/report", p.ReportForm, everybody),
		s.post("/image/{id}/report", p.SubmitReport, everybody),
		s.post("/image/{id}/like", p.Like, everybody),
		s.post("/image/{id}/favorite", p.Favorite, everybody),
		s.get("/media/{shelf}/{key}/{name}", p.Media(s.config.Gate), file),
		s.get("/pricing", p.Pricing, cached),
		s.post("/subscription/checkout", p.Checkout, everybody),
		s.get("/subscription/result", p.SubscriptionResult, everybody),
		s.get("/help", p.Help, cached),
		s.get("/help/{id}", p.HelpArticle, cached),
		s.post("/help/{id}/useful", p.HelpUseful, everybody),
		s.get("/about", p.Prose("about"), cached),
		s.get("/privacy", p.Prose("privacy"), cached),
		s.get("/terms", p.Prose("terms"), cached),
		s.post("/preferences", p.Preferences, everybody),
	}
}

// entrances are about signing up and in, and what the links in our mails open.
func (s *Site) entrances() []Route {
	p := s.config.Pages
	signsIn := Policy{SignsIn: true, ViewAs: session.ViewAsRefused}
	return []Route{
		s.get("/auth", p.AuthForm, everybody),
		s.post("/auth", p.AuthSubmit, everybody),
		s.post("/auth/logout", p.Logout, Policy{ViewAs: session.ViewAsAllowed}),
		s.get("/auth/google", p.SocialBegin(domain.Google), acting),
		s.get("/auth/google/callback", p.SocialCallback(domain.Google), signsIn),
		s.post("/auth/google/callback", p.GoogleCredential, Policy{AnySite: true}), // Google's page sends it, with a token against forgery
		s.get("/auth/facebook", p.SocialBegin(domain.Facebook), acting),
		s.get("/auth/facebook/callback", p.SocialCallback(domain.Facebook), signsIn),
		s.get("/auth/email", p.NewcomerForm, acting),
		s.post("/auth/email", p.NewcomerSubmit, everybody),
		s.get("/forgot-password", p.ForgotForm, everybody),
		s.post("/forgot-password", p.ForgotSubmit, everybody),
		s.get("/reset-password", p.ResetForm, acting),
		s.post("/reset-password", p.ResetSubmit, everybody),
		s.get("/verify-email", p.VerifyEmail, acting),
		s.get("/keep-account", p.KeepByLinkForm, acting),
		s.post("/keep-account", p.KeepByLink, everybody),
		s.get("/account-appeal", p.SuspensionForm, everybody),
		s.post("/account-appeal", p.AppealSuspension, everybody),
		s.get("/login", p.Login, everybody),
		s.get("/register", p.Register, everybody),
	}
}

// studio is where people make pictures and keep them in order.
func (s *Site) studio() []Route {
	p := s.config.Pages
	return []Route{
		s.get("/dashboard", p.Dashboard, member),
		s.post("/image/{id}/edit", p.EditImage, member),
		s.get("/image/{id}/delete", p.DeleteForm, member),
		s.get("/image/{id}/decision", p.DecisionPage, member),
		s.post("/image/{id}/appeal", p.Appeal, member),
		s.post("/image/{id}/delete", p.Delete, member),
		s.post("/gallery/undo", p.UndoDelete, member),
		s.post("/gallery/bulk", p.Bulk, member),
		s.get("/gallery/folders", p.FolderList, member),
		s.post("/gallery/folders", p.AddFolder, member),
		s.get("/gallery/folders/{folder}", p.FolderPage, member),
		s.post("/gallery/folders/{folder}", p.EditFolder, member),
		s.get("/gallery/folders/{folder}/delete", p.FolderDeleteForm, member),
		s.post("/gallery/folders/{folder}/delete", p.FolderDelete, member),
		s.get("/gallery/shared", p.SharedList, member),
		s.post("/gallery/shared/forget", p.ForgetShared, member),
		s.get("/create", p.CreateForm, member),
		s.post("/create", p.CreateSubmit, member),
		s.get("/create/{task}", p.TaskPage, member),
	}
}

// account is about a user's own profile, credits and plan.
func (s *Site) account() []Route {
	p := s.config.Pages
	return []Route{
		s.get("/settings", p.Settings, member),
		s.post("/settings/profile", p.SaveProfile, member),
		s.get("/settings/credits.csv", p.CreditsCSV, member),
		s.get("/account/receipts/{id}", p.Receipt, member),
		s.get("/subscription/manage", p.ManageSubscription, member),
		s.get("/subscription/change", p.ChangeForm, member),
		s.post("/subscription/change", p.Change, member),
		s.get("/subscription/cancel", p.CancelForm, member),
		s.post("/subscription/cancel", p.Cancel, member),
		s.post("/subscription/resume", p.Resume, member),
		s.post("/subscription/portal", p.Portal, member),
		s.post("/subscription/credits", p.BuyCredits, member),
	}
}

// security is about who can get into the account of who is signed in, and about leaving.
func (s *Site) security() []Route {
	p := s.config.Pages
	return []Route{
		s.post("/settings/password", p.ChangePassword, member),
		s.post("/settings/password/link", p.SendPasswordLink, member),
		s.post("/settings/verify", p.SendVerification, member),
		s.post("/settings/devices/others", p.EndOtherDevices, member),
		s.post("/settings/devices/{handle}/end", p.EndDevice, member),
		s.post("/settings/tokens", p.CreateToken, member),
		s.post("/settings/tokens/{id}/end", p.EndToken, member),
		s.post("/settings/accounts/{provider}/disconnect", p.DisconnectAccount, member),
		s.get("/settings/data.zip", p.Export, Policy{Access: SignedIn, ViewAs: session.ViewAsRefused}),
		s.get("/settings/delete", p.DepartForm, member),
		s.post("/settings/delete", p.Depart, member),
		s.post("/settings/delete/undo", p.KeepAccount, member),
	}
}

// outbox shows the mails that a site on this machine keeps instead of sending them.
func (s *Site) outbox() []Route {
	p := s.config.Pages
	local := Policy{Access: LocalOutbox, ViewAs: session.ViewAsRefused}
	return []Route{
		s.get("/outbox", p.OutboxList, local),
		s.get("/outbox/{id}", p.OutboxEmail, local),
		s.get("/outbox/{id}/html", p.OutboxHTML, local),
	}
}

// adminArea is the administrator's.
func (s *Site) adminArea() []Route {
	p := s.config.Pages
	return []Route{
		s.get("/admin", p.AdminHome, administrator),
		s.get("/admin/users", p.AdminUsers, administrator),
		s.get("/admin/users/{id}", p.AdminUser, administrator),
		s.post("/admin/users/{id}/credits", p.AdjustCredits, administrator),
		s.get("/admin/subscriptions", p.AdminTiers, administrator),
		s.get("/admin/subscription-tiers/{id}", p.AdminTier, administrator),
		s.post("/admin/subscription-tiers/{id}", p.SaveTier, administrator),
		s.get("/admin/audit", p.AuditLog, administrator),
		s.get("/admin/audit.csv", p.AuditCSV, administrator),
		s.post("/image/{id}/feature", p.Feature, administrator),
		s.post("/image/{id}/hero", p.Hero, administrator),
		s.get("/admin/moderation", p.Queue, administrator),
		s.post("/admin/moderation/{id}", p.Rule, administrator),
		s.post("/admin/moderation/undo/{decision}", p.UndoRuling, administrator),
		s.post("/admin/moderation/account/{appeal}", p.AnswerAccountAppeal, administrator),
		s.get("/admin/*", p.NotFound, administrator),
		s.post(session.EndViewAsPath, p.EndViewAs, Policy{Access: Viewing, ViewAs: session.ViewAsAllowed}),
	}
}

// forMachines are the addresses that crawlers, readers of feeds and other sites ask at. A page of pictures has its alternates
// under its own path with an ending.
func (s *Site) forMachines() []Route {
	p := s.config.Pages
	return []Route{
		s.get("/robots.txt", p.Robots, cachedMachine),
		s.get("/llms.txt", p.LLMs, cachedMachine),
		s.get("/oembed", p.OEmbed, machine),
		s.get("/sitemap.xml", p.SitemapIndex, cachedMachine),
		s.get("/sitemaps/{shard}.xml", p.SitemapShard, cachedMachine),
		s.get("/feed.atom", p.Feed, cachedMachine),
		s.get("/gallery/{category}/feed.atom", p.Feed, cachedMachine),
		s.get("/gallery.json", p.GalleryJSON, cachedMachine),
		s.get("/gallery/{category}.json", p.GalleryJSON, cachedMachine),
		s.get("/image/{id}.json", p.ImageJSON, imageMachine),
		s.get("/gallery.md", p.GalleryMarkdown, cachedMachine),
		s.get("/gallery/{category}.md", p.GalleryMarkdown, cachedMachine),
		s.get("/image/{id}.md", p.ImageMarkdown, imageMachine),
	}
}
