package create

import (
	"time"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
)

// DashboardProps is what the dashboard island starts from; it is part of the typed contract like every answer.
type DashboardProps struct {
	Username string         `json:"username"`
	Usage    api.Usage      `json:"usage"`
	Plan     DashboardPlan  `json:"plan"`
	Recent   api.ImageList  `json:"recent" doc:"The latest images, and how many there are in all"`
	Insights InsightsReport `json:"insights"`
}

// DashboardPlan is the plan that somebody is on.
type DashboardPlan struct {
	Name       string     `json:"name"`
	Subscribed bool       `json:"subscribed"`
	Renewal    string     `json:"renewal" enum:"Auto-renew,Until expiry,Payment failed," doc:"What happens at expires_at; empty without a subscription"`
	Next       string     `json:"next" doc:"Name of the plan that follows at expires_at; empty when the plan stays"`
	ExpiresAt  *time.Time `json:"expires_at" nullable:"true" doc:"End of what is paid for; while a payment is late, the day by which it must be paid"`
}

// Dashboard is all that the dashboard shows.
type Dashboard struct {
	User         *domain.User
	Plan         domain.Plan
	Subscription *domain.Subscription // nil: none
	Balance      domain.Balance
	Recent       domain.Page[domain.Image]
	Insights     domain.Insights
}

// DashboardBody turns the dashboard into what the island starts from.
func DashboardBody(d Dashboard) DashboardProps {
	props := DashboardProps{
		Username: d.User.Username, Usage: api.UsageBody(d.Plan, d.Balance), Plan: DashboardPlan{Name: d.Plan.Name},
		Recent: api.ListBody(d.Recent), Insights: InsightsBody(d.Insights),
	}
	if sub := d.Subscription; sub != nil {
		props.Plan.Subscribed, props.Plan.Renewal, props.Plan.ExpiresAt = true, sub.Renewal(), &sub.ExpiresAt
		if sub.PastDue() {
			props.Plan.ExpiresAt = &sub.AccessUntil
		}
		if sub.Next != nil {
			props.Plan.Next = sub.Next.TierName
		}
	}
	return props
}
