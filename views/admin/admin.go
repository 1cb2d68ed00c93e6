// Package admin holds the pages of the admin area.
package admin

import (
	"strconv"
	"strings"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/views/components"
)

// Missing is the page of something in the admin area that is not there, with the way back to its list.
type Missing struct{ Text, Back, BackName string }

func adminUserPath(id int64) string { return "/admin/users/" + domain.IDText(id) }

func adminTierPath(id int64) string { return "/admin/subscription-tiers/" + domain.IDText(id) }

// price writes an amount in cents as dollars, always with the cents: $1,204.50.
func price(cents int64) string { return components.Money(cents, "USD") }

// orNA returns the text, or N/A for none.
func orNA(text string) string {
	if text == "" {
		return "N/A"
	}
	return text
}

func yesNo(is bool) string {
	if is {
		return "Yes"
	}
	return "No"
}

// tierFeatures is what a tier allows and how much, in the words of the list.
func tierFeatures(t sale.Tier) (features []string) {
	for _, f := range []struct {
		is   bool
		name string
	}{
		{t.CommercialUse, "Commercial Use"}, {t.PrivateGallery, "Private Gallery"}, {t.AdvancedPrompt, "Advanced Prompt"}, {t.ModelEngines, "Photo Models"},
		{t.CreditsAllowPurchase, "Can Purchase Credits"},
	} {
		if f.is {
			features = append(features, f.name)
		}
	}
	return append(features,
		"Max Resolution: "+strconv.Itoa(t.MaxResolution)+" px", "Batch Size: "+strconv.Itoa(t.BatchSize), "Priority: "+strconv.Itoa(t.PriorityLevel))
}

// webAddress reports whether what somebody typed as an address leads to a web page; anything else stays text.
func webAddress(text string) bool {
	lower := strings.ToLower(text)
	return strings.HasPrefix(lower, "https://") || strings.HasPrefix(lower, "http://")
}

func adminTime(t time.Time) string { return t.UTC().Format("Jan 2, 2006, 15:04 UTC") }
