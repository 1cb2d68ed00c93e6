package handlers

import (
	"encoding/json"
	"net"
	"net/http"
	"strings"

	"github.com/go-chi/chi/v5"

	"pellucid/internal/doctor"
)

// door says to pellucid doctor, which proves itself by a token that is valid once, how its request arrived. Everybody else is
// answered as at an address that leads nowhere.
func (s *Site) door() http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !s.config.Door.Take(chi.URLParam(r, "token")) {
			s.notFound(w, r)
			return
		}
		client, _, _ := net.SplitHostPort(r.RemoteAddr)
		seen := doctor.Seen{Client: client, Proto: r.Header.Get("X-Forwarded-Proto"), Host: r.Host}
		for hop := range strings.SplitSeq(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",") {
			if hop = strings.TrimSpace(hop); hop != "" {
				seen.ForwardedFor = append(seen.ForwardedFor, hop)
			}
		}
		w.Header().Set("Cache-Control", "no-store")
		w.Header().Set("Content-Type", "application/json")
		_ = json.NewEncoder(w).Encode(seen) // the client is gone when this fails
	})
}
