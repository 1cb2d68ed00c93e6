package accounts

import (
	"net/http"
	"testing"

	"pellucid/handlers/create"
	"pellucid/internal/testkit/sitetest"
)

func TestInsightsAreForOneself(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, client := site.NewUser(t, "mira")
	_, other := site.NewUser(t, "omar")
	site.Store.AddImage(t, mira, "a fox, digital art")
	var report create.InsightsReport
	client.Get("/api/v1/images/insights").Want(http.StatusOK).JSON(&report)
	today := site.Store.Clock.Now().UTC().Format("2006-01-02")
	if len(report.Days) != 30 || report.Days[29] != (create.DayCount{Date: today, Images: 1}) {
		t.Errorf("the days are %v", report.Days)
	}
	if len(report.Styles) != 5 || report.Styles[4] != (create.StyleCount{Style: "digital art", Images: 1}) {
		t.Errorf("the styles are %v", report.Styles)
	}
	other.Get("/api/v1/images/insights").Want(http.StatusOK).JSON(&report)
	if report.Days[29].Images != 0 || report.Styles[4].Images != 0 {
		t.Error("somebody else's images are counted")
	}
	site.Visitor(t).Get("/api/v1/images/insights").Want(http.StatusUnauthorized)
}
