package front

import "pellucid/views"

// questions are what people ask before they sign up.
func (p HomePage) questions(c views.Chrome) []feature {
	list := []feature{
		{"Can I sell what I make?", "Yes, with Basic and Pro: commercial use, royalty-free, no watermark. Images made on Free are for personal use. Each image keeps the license of the plan it was made on."},
		{"Is the background really transparent?", "Yes. You download a PNG with a true alpha channel. Empty areas have an alpha of 0, and soft edges keep their own color, so no halo shows on dark backgrounds."},
		{"What happens if an image fails?", "If an image fails our edge check, we redo it free. If it fails again, nothing is charged."},
	}
	if p.TryOpen {
		list = append(list, feature{"Do I need an account to try it?", "No. Your first image at 512 px needs no account. It's kept for 24 hours and moves to your account if you sign up."})
	}
	return append(list,
		feature{"How do I cancel?", "In your settings, at any time. Your plan stays active until the end of the period you paid for."},
		feature{"Where can I get help?", "The Help Center is open at any hour. Include the error reference if you see one and we'll find it."},
	)
}
