"""What a `RuleSet` names by an enum or a switch, as stateless strategies; `engine` never asks which.

`auction`: how the landlord is found, and the bombs it leaves to the farmers. `extras`: the decisions between bottom and
play. `roles`: who is on which side and who knows it. `scoring`: factors and payoffs.
"""
