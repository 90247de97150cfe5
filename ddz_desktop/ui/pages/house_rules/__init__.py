"""The editor of house rules: copies of a rule system in which some options are changed.

`draft` holds what is being changed, `tabs` where each option stands, `effects` what a change does; none of them knows
Qt. `page` puts the panels together. Where house rules are kept is the matter of `controller.choices`.
"""
