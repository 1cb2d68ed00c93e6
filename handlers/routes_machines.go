package handlers

import (
	"net/http"

	"pellucid/handlers/limit"
	"pellucid/internal/doctor"
	"pellucid/static"
)

// machinery is for whoever watches over the server, and the files that pages are made of.
func (s *Site) machinery() []Route {
	return []Route{
		{http.MethodGet, "/healthz", asset, http.HandlerFunc(healthy)},
		{http.MethodGet, "/readyz", health, http.HandlerFunc(s.ready)},
		{http.MethodGet, doctor.DoorPath + "{token}", Policy{NoSession: true}, s.door()},
		{http.MethodGet, "/static/*", asset, static.Handler()},
	}
}

// payments is what the payment provider and image vendors talk to: their webhooks, whose signatures are all that counts, and
// the local payment provider where there is one. None knows sessions.
func (s *Site) payments() (routes []Route) {
	webhook := Policy{Limit: limit.Webhook, NoSession: true, AnySite: true}
	local := Policy{Limit: limit.Free, NoSession: true}
	if receiver := s.config.Payments; receiver != nil && receiver.Selling() {
		routes = append(routes, Route{http.MethodPost, "/webhooks/creem", webhook, s.counted("creem", paymentWebhook(receiver))})
	}
	for name, hook := range s.config.Engines {
		routes = append(routes, Route{http.MethodPost, "/webhooks/" + name, webhook, s.counted(name, hook)})
	}
	if sandbox := s.config.Sandbox; sandbox != nil {
		routes = append(routes, Route{http.MethodGet, "/sandbox/*", local, sandbox}, Route{http.MethodPost, "/sandbox/*", local, sandbox})
	}
	return routes
}

// forMachines are the addresses that crawlers, readers of feeds and other sites ask at. A page of pictures has its alternates
// under its own path with an ending.
func (s *Site) forMachines() []Route {
	m := s.config.Machines
	return []Route{
		s.get("/robots.txt", m.Robots, cachedMachine),
		s.get("/.well-known/security.txt", m.SecurityText, cachedMachine),
		s.get("/.well-known/change-password", m.ChangePassword, machine),
		s.get("/llms.txt", m.LLMs, cachedMachine),
		s.get("/oembed", m.OEmbed, machine),
		s.get("/sitemap.xml", m.SitemapIndex, cachedMachine),
		s.get("/sitemaps/{shard}.xml", m.SitemapShard, cachedMachine),
		s.get("/feed.atom", m.Feed, cachedMachine),
		s.get("/gallery/{category}/feed.atom", m.Feed, cachedMachine),
		s.get("/gallery.json", m.GalleryJSON, cachedMachine),
		s.get("/gallery/{category}.json", m.GalleryJSON, cachedMachine),
		s.get("/image/{id}.json", m.ImageJSON, imageMachine),
		s.get("/gallery.md", m.GalleryMarkdown, cachedMachine),
		s.get("/gallery/{category}.md", m.GalleryMarkdown, cachedMachine),
		s.get("/image/{id}.md", m.ImageMarkdown, imageMachine),
	}
}
