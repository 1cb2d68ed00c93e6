package admin

import (
	"strconv"
	"strings"
)

// tierWords names the fields of a plan as the form does.
var tierWords = strings.NewReplacer("creem ", "", " id", " ID")

// toldTier says which prices rose or fell, and what else was changed.
func toldTier(s *telling) {
	var prices, others []string
	for _, change := range AuditChanges(s.entry) {
		switch change.Name {
		case "price monthly cents", "price yearly cents":
			prices = append(prices, change.Name)
		default:
			others = append(others, tierWords.Replace(change.Name))
		}
	}
	if len(prices)+len(others) == 0 {
		about("saved ", " without a change")(s)
		return
	}
	for i, name := range prices {
		s.toldPrice(i == 0, strings.ReplaceAll(name, " ", "_"))
	}
	if len(others) == 0 {
		return
	}
	if len(others) > 3 {
		others = append(others[:3:3], strconv.Itoa(len(others)-3)+" more")
	}
	if len(prices) > 0 {
		s.say(", and changed its " + joined(others))
		return
	}
	s.say("changed the " + joined(others) + " of ")
	s.subject()
}

// toldPrice tells how one price changed; the first one names the plan.
func (s *telling) toldPrice(first bool, field string) {
	was, is := number(s.before, field), number(s.after, field)
	verb := "raised"
	if is < was {
		verb = "lowered"
	}
	kind := strings.TrimSuffix(strings.TrimPrefix(field, "price_"), "_cents")
	if first {
		s.say(verb + " the " + kind + " price of ")
		s.subject()
	} else {
		s.say(", " + verb + " its " + kind + " price")
	}
	s.say(" from " + price(int64(was)) + " to " + price(int64(is)))
}
