// Package handlers is HTTP in. This file is the whole site map; respond.go is the one mapping from errors to answers.
package handlers

import (
	"net/http"

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

// New returns the whole site.
func New(c Config) http.Handler {
	s := site{pages: c.Pages}
	r := chi.NewRouter()
	r.Use(localOnly(c.Local), c.Proxies.Middleware, plainPath, withHeaders(securityHeaders(c.BaseURL)), shownFiles(c.Pages, c.Gate), requestID, recoverer, logRequests(c.Limiter), problem.WithBaseURL(c.BaseURL), perAddress(c.Limiter), c.Cache.Middleware, compress(), middleware.GetHead)

	r.Get("/healthz", healthy)
	r.Get("/readyz", s.ready(c.Health))
	r.Method(http.MethodGet, "/static/*", static.Handler())
	r.Method(http.MethodHead, "/static/*", static.Handler())
	s.payments(r, c)

	r.Group(func(r chi.Router) {
		r.Use(sameSite(s.fail), limitBody, c.Sessions.Load(s.fail))
		s.routes(r, c)
	})
	return r
}

func (s site) routes(r chi.Router, c Config) {
	p := s.pages
	r.Route("/api/v1", func(r chi.Router) {
		r.NotFound(apiNotFound)
		r.MethodNotAllowed(apiMethodNotAllowed)
		document := api.New(r, c.API).OpenAPI()
		s.get(r, "/docs", p.Reference(reference(document)))
	})
	s.open(r, c.Gate)
	s.forMachines(r)
	s.entrances(r)
	for _, own := range []func(chi.Router){s.studio, s.account, s.security} {
		r.With(pages.SignedIn).Group(own)
	}
	r.With(p.LocalOutbox).Group(s.outbox)
	r.With(pages.SignedIn, p.Administrator).Group(s.desk)
	r.With(pages.SignedIn, p.Looking).Post(session.EndViewAsPath, s.page(p.EndViewAs))
	r.NotFound(s.notFound)
	r.MethodNotAllowed(s.notFound)
}

// open are the pages that everybody may read, and what a visitor may do there.
func (s site) open(r chi.Router, gate pages.BlobGate) {
	p := s.pages
	s.get(r, "/", p.Home)
	s.get(r, "/gallery", p.GalleryList)
	s.get(r, "/gallery/my", p.Collection(views.Mine))
	s.get(r, "/gallery/favorites", p.Collection(views.Favorites))
	s.get(r, "/gallery/shared/{key}", p.SharedPage)
	s.get(r, "/gallery/{category}", p.GalleryList)
	s.get(r, "/image/{id}", p.ImagePage)
	s.get(r, "/image/{id}/card.jpg", p.Card)
	s.get(r, "/image/{id}/download", p.Download)
	s.get(r, "/image/{id}/report", p.ReportForm)
	s.post(r, "/image/{id}/report", p.SubmitReport)
	s.post(r, "/image/{id}/like", p.Like)
	s.post(r, "/image/{id}/favorite", p.Favorite)
	s.get(r, "/media/{shelf}/{key}/{name}", p.Media(gate))
	s.get(r, "/pricing", p.Pricing)
	s.post(r, "/subscription/checkout", p.Checkout)
	s.get(r, "/subscription/result", p.SubscriptionResult)
	s.get(r, "/help", p.Help)
	s.get(r, "/help/{id}", p.HelpArticle)
	s.post(r, "/help/{id}/useful", p.HelpUseful)
	s.get(r, "/about", p.Prose("about"))
	s.get(r, "/privacy", p.Prose("privacy"))
	s.get(r, "/terms", p.Prose("terms"))
	s.post(r, "/preferences", p.Preferences)
}

// entrances are about signing up and in, and what the links in our mails open.
func (s site) entrances(r chi.Router) {
	p := s.pages
	s.get(r, "/auth", p.AuthForm)
	s.post(r, "/auth", p.AuthSubmit)
	s.post(r, "/auth/logout", p.Logout)
	s.get(r, "/auth/google", p.SocialBegin(domain.Google))
	s.get(r, "/auth/google/callback", p.SocialCallback(domain.Google))
	s.post(r, "/auth/google/callback", p.GoogleCredential)
	s.get(r, "/auth/facebook", p.SocialBegin(domain.Facebook))
	s.get(r, "/auth/facebook/callback", p.SocialCallback(domain.Facebook))
	s.get(r, "/auth/email", p.NewcomerForm)
	s.post(r, "/auth/email", p.NewcomerSubmit)
	s.get(r, "/forgot-password", p.ForgotForm)
	s.post(r, "/forgot-password", p.ForgotSubmit)
	s.get(r, "/reset-password", p.ResetForm)
	s.post(r, "/reset-password", p.ResetSubmit)
	s.get(r, "/verify-email", p.VerifyEmail)
	s.get(r, "/keep-account", p.KeepByLinkForm)
	s.post(r, "/keep-account", p.KeepByLink)
	s.get(r, "/account-appeal", p.SuspensionForm)
	s.post(r, "/account-appeal", p.AppealSuspension)
	s.get(r, "/login", p.Login)
	s.get(r, "/register", p.Register)
}

// studio is where people make pictures and keep them in order.
func (s site) studio(r chi.Router) {
	p := s.pages
	s.get(r, "/dashboard", p.Dashboard)
	s.post(r, "/image/{id}/edit", p.EditImage)
	s.get(r, "/image/{id}/delete", p.DeleteForm)
	s.get(r, "/image/{id}/decision", p.DecisionPage)
	s.post(r, "/image/{id}/appeal", p.Appeal)
	s.post(r, "/image/{id}/delete", p.Delete)
	s.post(r, "/gallery/undo", p.UndoDelete)
	s.post(r, "/gallery/bulk", p.Bulk)
	s.get(r, "/gallery/folders", p.FolderList)
	s.post(r, "/gallery/folders", p.AddFolder)
	s.get(r, "/gallery/folders/{folder}", p.FolderPage)
	s.post(r, "/gallery/folders/{folder}", p.EditFolder)
	s.get(r, "/gallery/folders/{folder}/delete", p.FolderDeleteForm)
	s.post(r, "/gallery/folders/{folder}/delete", p.FolderDelete)
	s.get(r, "/gallery/shared", p.SharedList)
	s.post(r, "/gallery/shared/forget", p.ForgetShared)
	s.get(r, "/create", p.CreateForm)
	s.post(r, "/create", p.CreateSubmit)
	s.get(r, "/create/{task}", p.TaskPage)
}

// account is about a user's own profile, credits and plan.
func (s site) account(r chi.Router) {
	p := s.pages
	s.get(r, "/settings", p.Settings)
	s.post(r, "/settings/profile", p.SaveProfile)
	s.get(r, "/settings/credits.csv", p.CreditsCSV)
	s.get(r, "/account/receipts/{id}", p.Receipt)
	s.get(r, "/subscription/manage", p.ManageSubscription)
	s.get(r, "/subscription/change", p.ChangeForm)
	s.post(r, "/subscription/change", p.Change)
	s.get(r, "/subscription/cancel", p.CancelForm)
	s.post(r, "/subscription/cancel", p.Cancel)
	s.post(r, "/subscription/resume", p.Resume)
	s.post(r, "/subscription/portal", p.Portal)
	s.post(r, "/subscription/credits", p.BuyCredits)
}

// outbox shows the mails that a site on this machine keeps instead of sending them.
func (s site) outbox(r chi.Router) {
	p := s.pages
	s.get(r, "/outbox", p.OutboxList)
	s.get(r, "/outbox/{id}", p.OutboxLetter)
	s.get(r, "/outbox/{id}/html", p.OutboxHTML)
}

// desk is the administrator's.
func (s site) desk(r chi.Router) {
	p := s.pages
	s.get(r, "/admin", p.Admin("Admin dashboard"))
	s.get(r, "/admin/users", p.Admin("Users"))
	s.get(r, "/admin/users/{id}", p.Admin("User"))
	s.get(r, "/admin/subscriptions", p.Admin("Subscription tiers"))
	s.get(r, "/admin/subscription-tiers/{id}", p.Admin("Edit tier"))
	s.get(r, "/admin/audit", p.AuditLog)
	s.get(r, "/admin/audit.csv", p.AuditCSV)
	s.post(r, "/image/{id}/feature", p.Feature)
	s.post(r, "/image/{id}/hero", p.Hero)
	s.get(r, "/admin/moderation", p.Queue)
	s.post(r, "/admin/moderation/{id}", p.Rule)
	s.post(r, "/admin/moderation/undo/{decision}", p.UndoRuling)
	s.post(r, "/admin/moderation/account/{appeal}", p.AnswerAccountAppeal)
	s.get(r, "/admin/*", p.NotFound)
}

// security is about who can get into the account of who is signed in, and about leaving.
func (s site) security(r chi.Router) {
	p := s.pages
	s.post(r, "/settings/password", p.ChangePassword)
	s.post(r, "/settings/password/link", p.SendPasswordLink)
	s.post(r, "/settings/verify", p.SendVerification)
	s.post(r, "/settings/devices/others", p.EndOtherDevices)
	s.post(r, "/settings/devices/{handle}/end", p.EndDevice)
	s.post(r, "/settings/tokens", p.CreateToken)
	s.post(r, "/settings/tokens/{id}/end", p.EndToken)
	s.post(r, "/settings/accounts/{provider}/disconnect", p.DisconnectAccount)
	s.get(r, "/settings/data.zip", p.Export)
	s.get(r, "/settings/delete", p.DepartForm)
	s.post(r, "/settings/delete", p.Depart)
	s.post(r, "/settings/delete/undo", p.KeepAccount)
}

// forMachines are the addresses that crawlers, readers of feeds and other sites ask at. A page of pictures has its twins
// under its own path with an ending.
func (s site) forMachines(r chi.Router) {
	p := s.pages
	for pattern, handle := range map[string]pageFunc{
		"/robots.txt": p.Robots, "/llms.txt": p.LLMs, "/oembed": p.OEmbed,
		"/sitemap.xml": p.SitemapIndex, "/sitemaps/{shard}.xml": p.SitemapShard,
		"/feed.atom": p.Feed, "/gallery/{category}/feed.atom": p.Feed,
		"/gallery.json": p.GalleryJSON, "/gallery/{category}.json": p.GalleryJSON, "/image/{id}.json": p.ImageJSON,
		"/gallery.md": p.GalleryMarkdown, "/gallery/{category}.md": p.GalleryMarkdown, "/image/{id}.md": p.ImageMarkdown,
	} {
		s.get(r, pattern, pages.ForMachines(handle))
	}
}
